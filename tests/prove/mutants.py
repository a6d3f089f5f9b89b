"""Faults planted in the engine on purpose: one small change of its code each, a mutant."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from types import CodeType

from rules import engine

PLACE = Path(engine.__file__).parent

# To what a comparison is changed: its boundary moved by one, and its contrary.
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
# The boundary moved by one the other way: "a < b" becomes "a < b - 1".
OTHER_WAY: dict[type[ast.cmpop], ast.operator] = {
    ast.Lt: ast.Sub(),
    ast.GtE: ast.Sub(),
    ast.Gt: ast.Add(),
    ast.LtE: ast.Add(),
}
OPERATORS: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.FloorDiv: ast.Mult(),
    ast.BitOr: ast.BitAnd(),
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Words of which another can be meant: "Kind.CALL" becomes "Kind.BET".
WORDS = (
    engine.Betting,
    engine.ErrorCode,
    engine.House,
    engine.Kind,
    engine.Street,
    engine.Structure,
)
MEMBERS = {word.__name__: list(word.__members__) for word in WORDS}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed place of one module, compiled."""

    module: str
    function: str
    """The qualified name of the function around the change; empty outside of functions."""
    was: str
    became: str
    code: CodeType
    """The code of the whole module."""

    @property
    def where(self) -> str:
        """Name the place as a reader would look for it."""
        return f"{self.module}.{self.function}" if self.function else self.module

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from all others, also when lines around it move."""
        return self.where, self.was, self.became


def mutants_of_the_engine() -> list[Mutant]:
    """Return every mutant of every module of the engine."""
    paths = sorted(path for path in PLACE.glob("*.py") if path.name != "__init__.py")
    return [mutant for path in paths for mutant in mutants_of(path)]


def mutants_of(path: Path) -> list[Mutant]:
    """Return every mutant of one module, in the order of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: dict[tuple[str, str, str], Mutant] = {}
    for place in places(tree):
        for changed in changes(place.node):
            mutant = place.changed_to(changed, tree, path)
            # The same change at a second place of a function with the same words.
            number = 2
            key = mutant.key
            while key in found:
                key = (*mutant.key[:2], f"{mutant.became}  # {number}")
                number += 1
            found[key] = Mutant(mutant.module, mutant.function, key[1], key[2], mutant.code)
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Place:
    """A node of the code, and where it hangs."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    statement: ast.stmt
    function: str

    def changed_to(self, changed: ast.AST, tree: ast.Module, path: Path) -> Mutant:
        """Return the mutant with another node here; the tree is left as it was."""
        before = ast.unparse(self.statement)
        self._put(changed)
        removed = changed if self.statement is self.node else self.statement
        after = ast.unparse(removed)
        code = compile(ast.fix_missing_locations(tree), str(path), "exec")
        self._put(self.node)
        was, became = difference(before, after)
        return Mutant(path.stem, self.function, was, became, code)

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def difference(before: str, after: str) -> tuple[str, str]:
    """Return the lines that differ, without what stands around them."""
    lines = list(unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))[3:]
    was = " ".join(line[1:].strip() for line in lines if line.startswith("-"))
    became = " ".join(line[1:].strip() for line in lines if line.startswith("+"))
    return was, became


def places(tree: ast.Module) -> Iterator[Place]:
    """Yield every place of a module that is run: no annotations, no decorators, no docstrings."""
    for statement in tree.body:
        index = tree.body.index(statement)
        yield from _places(Place(statement, tree, "body", index, statement, ""), "")


def _places(place: Place, names: str) -> Iterator[Place]:
    """Yield a place and all below it; ``names`` are the classes and functions around it."""
    node = place.node
    if _only_read(node):
        return
    yield place
    inner = f"{names}.{node.name}".lstrip(".") if hasattr(node, "name") else names
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "bases", "format_spec"}:
            continue
        # A function's defaults are made where it is defined, not where it runs.
        runs = isinstance(node, ast.FunctionDef) and field == "body"
        function = inner if runs else place.function
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST):
                statement = child if isinstance(child, ast.stmt) else place.statement
                at = index if isinstance(value, list) else None
                yield from _places(Place(child, node, field, at, statement, function), inner)


def _only_read(node: ast.AST) -> bool:
    """Say whether this is for readers and tools: imports, patterns, docstrings, names of types."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.pattern():
            return True
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
    return False


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a place can be changed to."""
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BinOp() | ast.AugAssign() if type(node.op) in OPERATORS:
            yield _with(node, op=OPERATORS[type(node.op)])
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield _with(node, op=other)
            for index in range(len(node.values)):
                left = node.values[:index] + node.values[index + 1 :]
                yield left[0] if len(left) == 1 else _with(node, values=left)
        case ast.UnaryOp() | ast.Constant() | ast.Attribute():
            yield from _words(node)
        case ast.If() | ast.IfExp() | ast.While() | ast.comprehension():
            yield from _conditions(node)
        case ast.Call():
            yield from _calls(node)
        case ast.Raise() | ast.Expr():
            yield ast.Pass()


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for index, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            yield _with(node, ops=[*node.ops[:index], other(), *node.ops[index + 1 :]])
        right = node.comparators[index]
        # A figure is moved as a figure.
        if type(op) in OTHER_WAY and not isinstance(right, ast.Constant):
            moved = ast.BinOp(right, OTHER_WAY[type(op)], ast.Constant(1))
            comparators = [*node.comparators[:index], moved, *node.comparators[index + 1 :]]
            yield _with(node, comparators=comparators)


def _words(node: ast.UnaryOp | ast.Constant | ast.Attribute) -> Iterator[ast.AST]:
    match node:
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Attribute(value=ast.Name(id=word), attr=name) if word in MEMBERS:
            members = MEMBERS[word]
            yield _with(node, attr=members[(members.index(name) + 1) % len(members)])


def _conditions(node: ast.If | ast.IfExp | ast.While | ast.comprehension) -> Iterator[ast.AST]:
    """Yield the branches swapped, and each of them taken always."""
    if isinstance(node, ast.comprehension):
        for index, test in enumerate(node.ifs):
            left = [*node.ifs[:index], *node.ifs[index + 1 :]]
            yield _with(node, ifs=[*left, ast.UnaryOp(ast.Not(), test)])
            yield _with(node, ifs=left)
        return
    yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    yield _with(node, test=ast.Constant(value=False))
    if not isinstance(node, ast.While):
        yield _with(node, test=ast.Constant(value=True))


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in FUNCTIONS:
        yield _with(node, func=ast.Name(FUNCTIONS[name], ast.Load()))
    elif name != "isinstance":
        for index in range(len(node.args) - 1):
            first, second = node.args[index : index + 2]
            swapped = [*node.args[:index], second, first, *node.args[index + 2 :]]
            yield _with(node, args=swapped)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """Return a shallow copy of a node with other fields."""
    kept = dict(ast.iter_fields(node))
    return ast.copy_location(type(node)(**{**kept, **fields}), node)
