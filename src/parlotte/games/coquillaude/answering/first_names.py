"""Folded first names. They identify an answer as a person, who may be named by the family name."""

import re

from parlotte.games.coquillaude.answering.wording import listed

FIRST_NAMES = listed(
    """
aaron abel abraham adam adele adeline adolf adolphe adrien adrienne agatha agathe agnes aime aimee
akira alain alan albert alberto alessandro alexander alexandra alexandre alexandrine alexis alfred
alice alicia aline alison alphonse amadeo amadeus amanda amedeo amelia amelie anais anatole andre
andrea andreas andree andrew andrzej andy angela angelina angelique anita ann anna anne annette
annie anouk anselme anthony antoine antoinette anton antonin antonio antony apolline aretha ariane
aristide arletty armand arnaud arnold arsene artemisia arthur astor astrid audrey auguste augustin
augustine aurelie axel ayrton barack barbara bartolome basile beatrice beatrix ben benedict benito
benjamin benoit berenice bernadette bernard bernardo bertha berthe bertolt bertrand bessie bette
betty bill billie billy bjorn blaise blanche bob boris brad brian brigitte bruce bruno buster calvin
camille carl carla carlo carlos carmen carole caroline cassius catherine cecile celia celine cesar
cesaria chantal charles charlie charlotte chester chloe chris christian christiane christine
christoph christophe christopher cindy claire clara clark claude claudette claudia claudie claudio
claudius clement clementine clint clotilde clovis coco colette constance constantin cora coretta
cyrus damien dan daniel daniela danielle danny dante daphne dario david debbie deborah delphine
denis denise dennis desmond diana diane dick diego dietrich dimitri django dmitri dolly dolores
dominique donald donatella dora doris dorothea dorothee dorothy douglas dwight ed eddie eddy edgar
edgard edith edmond edmund edouard eduardo edward edwin eileen elena eleonore eliane elias elie
elisabeth elise eliza elizabeth ella ellen elsa elton elvis emil emile emilia emilie emily emma
emmanuel emmanuelle emmeline ennio enrico enzo eric erica erich erik ernest ernesto ernst errol
erwin esther ethel etienne ettore eugene eugenie euzhan eva evariste eve evelyne ezra fabien fabrice
fanny farah federico felix ferdinand fernand fernande fernando fidel fiodor flora florence florent
frances francesca francesco francine francis francisco franck franco francois francoise frank
frankie franklin frans franz fred freddie freddy frederic frederick frederique frida friedrich fritz
gabriel gabriela gabriele gabrielle gael galileo gary gaspard gaston gautier gene genevieve geoffrey
geoffroy georg george georges georgette georgia georgina gerard gerhard germain germaine gertrude
giacomo gilbert gilberte gilles gina gino giordano giorgio giovanni giulia giulietta giuseppe gladys
glenn gloria godefroy golda gonzalo gottfried grace graham grazia gregoire gregor gregory greta
guglielmo guillaume gunter gus gustav gustave guy hannah hannibal hans harold harriet harrison harry
harvey hattie hayao hector hedy heinrich helen helena helene helmut henri henriette henrik henry
herbert hercule herman hermann hernan hillary hippolyte homer honore hortense howard hubert hugh
hugo hugues humphrey ian ida ignace igor ines ingmar ingrid irene iris isaac isabel isabelle isadora
isaiah italo ivan jacinda jack jackie jacob jacqueline jacques jake james jamie jan jane janet janis
jason javier jawaharlal jay jean jeanne jeff jennifer jenny jeremy jerome jerry jesse jessica jim
jimi jimmy joachim joan joanne joao jodie joe joel johan johann johannes john johnny jon jonas
jonathan jordan jorge jose josef joseph josephine josette joshua josiane joyce juan judith judy
jules julia julian julie julien juliette julio julius justin justine kamala karen karin karl kate
katherine kathrine kathryn katia kay keith ken kenneth kevin kim kirk kurt kylian laetitia lana
larry lars laura laure lauren laurence laurent lea leander leila lena leni lenny leo leon leonard
leonardo leonid leonie leonor leopold leslie lev lewis liam lilian lily linda line lino linus lionel
lisa lise liv livia liz lola lorenz lorenzo lotte lou louis louisa louise luc luca lucas lucia
lucian lucie lucien lucienne lucrece lucy ludmila ludovic ludwig luigi luis luiz luther lydia lydie
lyndon mack madeleine mae magda mahalia malala malcolm manuel manuela marc marcel marcelle marcello
marco marcus margaret margarete margot margrethe marguerite maria marian marianne mariano marie
mariette marilyn marina mario marion marius marjane mark marlene marlon martha marthe martin martina
martine marvin mary maryse mathias mathilde matt matteo matthieu maud maureen maurice max maxim
maxime maximilien maya megan mel melina melissa meryl michael michel michelangelo michele micheline
mick mickael mickey miguel mike mikhail miles milos mimi mina mireille miriam mohamed mohammed
mohandas mona monica monique morgan moses mstislav muhammad muriel nadia nadine nancy naomi napoleon
natacha natalia nathalie nathan nathaniel ned neil nelly nelson niccolo nicephore nicholas nick
nicolae nicolas nicole nicolo niels nikita nikola nikolai nina noam noel nora norbert norma norman
octave octavie octavio odette olga oliver olivia olivier olympe omar oprah orson oscar oskar otto
ousmane pablo paco pamela paola paolo pascal pasquale patrice patricia patrick patti patty paul
paula paule paulette pauline paulo pearl pedro peggy penelope percy peter phil philibert philip
philippa philippe pier pierre pierrette pieter pietro pina piotr placido pol quentin quincy
rabindranath rachel rafael rainer raissa ralph raoul raphael ray raymond raymonde rebecca regine
regis remy renaud rene renee ricardo richard rick rita rob robert roberta roberto robin rod roger
roland rolande romain roman romeo romy ron ronald rosa rosalie rosalind rose rosemonde roy rudolf
rudy rudyard ruth ryan sabine sacha sally salma salman salvador salvatore sam samuel sandra sandro
sarah sasha saul scarlett scott sean sebastian sebastien selma serena serge sergei sergio severine
sharon sheila sheldon shirley sidney sidonie sigismond sigmund sigourney silvia silvio simon simone
sofia sonia sophia sophie spike stan stanislas stanley stefan stefano stella stephane stephanie
stephen steve steven stevie sue surya susan susanna suzanne suzy sylvain sylvester sylvia sylvie
tancrede taylor ted teddy tennessee teresa terry thelma theo theodor theodora theodore theophile
therese thierry thomas tilda tim timothy tina tino tito tom tommy toni tony tracy tristan truman
tycho ugo ulysse umberto ursula usain vaclav valentin valentina valentine valerie valery vanessa
vasco venus vera veronique vic vicente vickie victoire victor victoria victorien vincent vincenzo
violeta virginia virginie vittorio vivian vivien vivienne vladimir wallace walt walter wangari
warren wassily wendy werner wilhelm will willem william willy wilma wim winston wolfgang woody
xavier yannick yasser yehudi yoko yolande youri yuri yves yvette yvonne zinedine zoe
"""
)

_ALIKE = (("ph", "f"), ("th", "t"), ("ck", "c"), ("k", "c"), ("y", "i"), ("z", "s"), ("h", ""))
_DOUBLED = re.compile(r"([^e])\1")  # doubled letters count once, except in Andrée


def sounded(name: str) -> str:
    """Normalises the spelling of a first name: Henry and Henri, Frederick and Frédéric are
    alike."""
    for one, other in _ALIKE:
        name = name.replace(one, other)
    return _DOUBLED.sub(r"\1", name)
