"""Questions for the server benchmark: a hint during a match, a long search after it."""

HINT, SEARCH = "word", "solution"
OPTIONS = {"cover": "automatic"}
ENDS = {"act": "give-up"}
DEALS = (
    "NA234567", "NA345672", "GE345672", "NA765432", "GE765432", "GE234567",
    "NA456723", "GE456723", "NA567234", "GE567234", "NA672345", "GE672345",
)  # fmt: skip
EACH = [OPTIONS | {"deal": deal} for deal in DEALS]  # the options of each table
