import { replay } from "./fr/replay";
import { history } from "./fr/history";
import { end } from "./fr/end";
import { bigLobby } from "./fr/bigLobby";
import { menu } from "./fr/menu";
import { options } from "./fr/options";
import { seats } from "./fr/seats";
import { lobby } from "./fr/lobby";
import { door } from "./fr/door";
import { people } from "./fr/people";
import { home } from "./fr/home";
import { demo } from "./fr/demo";
import { curtain } from "./fr/curtain";
import { items } from "./fr/items";
import { lexicon } from "./fr/lexicon";
import { rules } from "./fr/rules";
import { settings } from "./fr/settings";
import { common } from "./fr/common";
import { voice } from "./fr/voice";
import { couch } from "./fr/couch";
import { whatNow } from "./fr/whatNow";
import { coach } from "./fr/coach";

export const fr = {
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
export type Messages = typeof fr;
