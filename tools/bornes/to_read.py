"""What a second reader has left: `PYTHONPATH=tools python tools/bornes/to_read.py > file.csv`.

Filled in (ok, or fixed with the correction), the file goes to docs/games/bornes/readings/.
"""

import readings

readings.write_unread("bornes")
