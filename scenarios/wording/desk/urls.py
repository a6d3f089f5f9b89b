"""The addresses of the desk."""

from django.urls import path

from scenarios.wording.desk.views import (
    account,
    alignment,
    exchange,
    findings,
    glossary,
    history,
    texts,
)

urlpatterns = [
    # /wording/
    path("wording/", texts.desk, name="desk"),
    path("wording/login/", account.login, name="desk-login"),
    path("wording/logout/", account.logout, name="desk-logout"),
    # /wording/texts/<kind>/<name>/
    path("wording/texts/<path:name>/", texts.work, name="desk-work"),
    path("wording/history/<path:name>/", history.history, name="desk-history"),
    # /wording/<deed>/<language>/<kind>/<name>/
    path("wording/submit/<str:language>/<path:name>/", texts.submit_work, name="desk-submit"),
    path("wording/return/<str:language>/<path:name>/", texts.return_work, name="desk-return"),
    path("wording/approve/<str:language>/<path:name>/", texts.approve_work, name="desk-approve"),
    # /wording/<deed>/<language>/<text>/
    path("wording/edit/<str:language>/<path:key>/", texts.edit, name="desk-edit"),
    path("wording/draft/<str:language>/<path:key>/", texts.draft, name="desk-draft"),
    path("wording/revert/<str:language>/<path:key>/", history.revert, name="desk-revert"),
    path("wording/alignment/<path:key>/", alignment.alignment, name="desk-alignment"),
    # /wording/findings/
    path("wording/findings/", findings.findings, name="desk-findings"),
    path("wording/findings/dismiss/", findings.dismiss_findings, name="desk-dismiss"),
    path("wording/findings/reopen/", findings.reopen_findings, name="desk-reopen"),
    path("wording/findings/mend/", findings.mend, name="desk-mend"),
    # /wording/glossary/
    path("wording/glossary/", glossary.glossary, name="desk-glossary"),
    path("wording/glossary/<slug:code>/", glossary.concept, name="desk-concept"),
    # /wording/exchange/
    path("wording/exchange/", exchange.exchange, name="desk-exchange"),
    path("wording/exchange/upload/", exchange.look_at_upload, name="desk-upload"),
    path("wording/exchange/apply/", exchange.apply_upload, name="desk-apply"),
    path("wording/exchange/page/", exchange.upload_page, name="desk-upload-page"),
    path("wording/exchange/glossary.tbx", exchange.download_glossary, name="desk-tbx"),
    path("wording/exchange/<slug:name>/<str:language>/", exchange.download, name="desk-download"),
]
