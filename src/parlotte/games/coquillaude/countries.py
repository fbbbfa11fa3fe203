"""Countries and territories by ISO 3166 two-letter code, with their usual French names."""

_TOLD = """
AD Andorre; AE Émirats arabes unis; AF Afghanistan; AG Antigua-et-Barbuda; AI Anguilla; AL Albanie;
AM Arménie; AO Angola; AQ Antarctique; AR Argentine; AS Samoa américaines; AT Autriche;
AU Australie; AW Aruba; AX Åland; AZ Azerbaïdjan; BA Bosnie-Herzégovine|Bosnie; BB Barbade;
BD Bangladesh; BE Belgique; BF Burkina Faso|Burkina; BG Bulgarie; BH Bahreïn; BI Burundi; BJ Bénin;
BL Saint-Barthélemy; BM Bermudes; BN Brunei; BO Bolivie; BQ Bonaire; BR Brésil; BS Bahamas;
BT Bhoutan; BV Île Bouvet; BW Botswana; BY Biélorussie|Bélarus; BZ Belize; CA Canada; CC Îles Cocos;
CD République démocratique du Congo|Zaïre; CF Centrafrique|République centrafricaine; CG Congo;
CH Suisse; CI Côte d’Ivoire; CK Îles Cook; CL Chili; CM Cameroun; CN Chine; CO Colombie;
CR Costa Rica; CU Cuba; CV Cap-Vert; CW Curaçao; CX Île Christmas; CY Chypre;
CZ Tchéquie|République tchèque; DE Allemagne; DJ Djibouti; DK Danemark; DM Dominique;
DO République dominicaine; DZ Algérie; EC Équateur; EE Estonie; EG Égypte; EH Sahara occidental;
ER Érythrée; ES Espagne; ET Éthiopie; FI Finlande; FJ Fidji; FK Malouines; FM Micronésie;
FO Féroé; FR France; GA Gabon;
GB Royaume-Uni|Grande-Bretagne|Angleterre|Écosse|Pays de Galles|Irlande du Nord; GD Grenade;
GE Géorgie; GF Guyane; GG Guernesey; GH Ghana; GI Gibraltar; GL Groenland; GM Gambie; GN Guinée;
GP Guadeloupe; GQ Guinée équatoriale; GR Grèce; GS Géorgie du Sud; GT Guatemala; GU Guam;
GW Guinée-Bissau; GY Guyana; HK Hong Kong; HM Îles Heard; HN Honduras; HR Croatie; HT Haïti;
HU Hongrie; ID Indonésie; IE Irlande; IL Israël; IM Île de Man; IN Inde; IO Îles Chagos; IQ Irak;
IR Iran; IS Islande; IT Italie; JE Jersey; JM Jamaïque; JO Jordanie; JP Japon; KE Kenya;
KG Kirghizistan; KH Cambodge; KI Kiribati; KM Comores; KN Saint-Christophe-et-Niévès;
KP Corée du Nord; KR Corée du Sud|Corée; KW Koweït; KY Îles Caïmans; KZ Kazakhstan; LA Laos;
LB Liban; LC Sainte-Lucie; LI Liechtenstein; LK Sri Lanka; LR Liberia; LS Lesotho; LT Lituanie;
LU Luxembourg; LV Lettonie; LY Libye; MA Maroc; MC Monaco; MD Moldavie; ME Monténégro;
MF Saint-Martin; MG Madagascar; MH Îles Marshall; MK Macédoine du Nord|Macédoine; ML Mali;
MM Birmanie|Myanmar; MN Mongolie; MO Macao; MP Îles Mariannes; MQ Martinique; MR Mauritanie;
MS Montserrat; MT Malte; MU Maurice; MV Maldives; MW Malawi; MX Mexique; MY Malaisie; MZ Mozambique;
NA Namibie; NC Nouvelle-Calédonie; NE Niger; NF Île Norfolk; NG Nigeria; NI Nicaragua;
NL Pays-Bas|Hollande; NO Norvège; NP Népal; NR Nauru; NU Niue; NZ Nouvelle-Zélande; OM Oman;
PA Panama; PE Pérou; PF Polynésie; PG Papouasie-Nouvelle-Guinée|Papouasie; PH Philippines;
PK Pakistan; PL Pologne; PM Saint-Pierre-et-Miquelon; PN Pitcairn; PR Porto Rico; PS Palestine;
PT Portugal; PW Palaos; PY Paraguay; QA Qatar; RE Réunion; RO Roumanie; RS Serbie; RU Russie;
RW Rwanda; SA Arabie saoudite|Arabie; SB Îles Salomon; SC Seychelles; SD Soudan; SE Suède;
SG Singapour; SH Sainte-Hélène; SI Slovénie; SJ Svalbard; SK Slovaquie; SL Sierra Leone;
SM Saint-Marin; SN Sénégal; SO Somalie; SR Suriname; SS Soudan du Sud; ST Sao Tomé-et-Principe;
SV Salvador; SX Sint Maarten; SY Syrie; SZ Eswatini; TC Îles Turques-et-Caïques; TD Tchad;
TF Terres australes; TG Togo; TH Thaïlande; TJ Tadjikistan; TK Tokelau; TL Timor oriental|Timor;
TM Turkménistan; TN Tunisie; TO Tonga; TR Turquie; TT Trinité-et-Tobago; TV Tuvalu; TW Taïwan;
TZ Tanzanie; UA Ukraine; UG Ouganda; UM Îles Midway; US États-Unis|Amérique; UY Uruguay;
UZ Ouzbékistan; VA Vatican; VC Saint-Vincent; VE Venezuela; VG Îles Vierges; VI Îles Vierges;
VN Viêt Nam|Vietnam; VU Vanuatu; WF Wallis-et-Futuna; WS Samoa; YE Yémen; YT Mayotte;
ZA Afrique du Sud; ZM Zambie; ZW Zimbabwe
"""

COUNTRIES: dict[str, tuple[str, ...]] = {
    code: tuple(names.split("|"))
    for code, _, names in (one.strip().partition(" ") for one in _TOLD.split(";"))
}
