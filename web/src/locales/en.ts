import { replay } from "./en/replay";
import { history } from "./en/history";
import { end } from "./en/end";
import { bigLobby } from "./en/bigLobby";
import { menu } from "./en/menu";
import { options } from "./en/options";
import { seats } from "./en/seats";
import { lobby } from "./en/lobby";
import { door } from "./en/door";
import { people } from "./en/people";
import { home } from "./en/home";
import { demo } from "./en/demo";
import { curtain } from "./en/curtain";
import { items } from "./en/items";
import { lexicon } from "./en/lexicon";
import { rules } from "./en/rules";
import { settings } from "./en/settings";
import { common } from "./en/common";
import { voice } from "./en/voice";
import { couch } from "./en/couch";
import { whatNow } from "./en/whatNow";
import { coach } from "./en/coach";
import type { Messages } from "./fr";

export const en: Messages = {
  common,
  couch,
  settings,
  rules,
  items,
  lexicon,
  curtain,
  demo,
  home,
  people,
  door,
  lobby,
  seats,
  options,
  menu,
  bigLobby,
  end,
  history,
  replay,
  voice,
  whatNow,
  coach,
};
