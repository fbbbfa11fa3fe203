"""Folded names of towns and rivers missing in the lexicon: the Verdon is no typo of Verdun."""

from parlotte.games.coquillaude.answering.wording import listed

PLACES = listed(
    """
aar ablon albe altkirch ambert ancenis ancone andelle ardres arequipa argens argenton arno
arromanches arve avallon avranches avre azay bandol bapaume barbezieux barcelonnette bareges
barletta beaugency belley bergame blavet blaye bonifacio bourgoin brenta bresle brioude brive
cabourg calvi capri cassel castellane ceret cesson chenonceau chinon clain clairvaux clamecy
clermont commercy conflans corbeil cork corte coutances coventry crozon decazeville delemont drac
dronne ebre elne ems erquy eze felletin florac galway gavarnie gerardmer givet gordes gourdon
guadalquivir guingamp honfleur huningue huveaune ille illiers innsbruck isar isle isonzo ivry jarnac
joigny joinville jonzac jumieges lagny langon langres leucate limpopo linz lodeve loing loudeac
loudun lucques lugo lund lviv mamers marans marsala marseillan marseillette martigny meymac mincio
mirande modane modene molsheim montbard montdidier montereau mostar nantua nara neckar neisse neman
nerac neva newark nogent odense oder odet oloron orb orbec ornans oubangui oudon ourcq ouse paimpol
palavas parana peronne pezenas pilcomayo pistoia ploermel portofino potomac prades ravenne
remiremont reno rethel rimini risle rocamadour rocroi roya royat rueil saale salerne salers samoens
santos sarlat sartene save savone scarpe sees segovie semur seudre sierre sisteron solesmes souillac
spree stenay tage thann thonon tisza tournon tournus tricastin trieux trouville turckheim ubaye
udine urbino utica uzerche uzes valloire vardar varese verceil verdon verneuil vervins vesle vezelay
vezere viaur viborg vicence vidin vidourle vihiers villefranche vimy vitry vittel vizille windsor
wissembourg worms yport zeebruges zermatt
"""
)
