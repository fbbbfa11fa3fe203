// What is said of the items of one's own: in the game's words, or in general where it has none.
import type { GameClient, OwnTexts } from "../../games/contract";
import { tongue } from "../../lib/i18n.svelte";

export const ownTexts = (client: GameClient | null): OwnTexts => client?.own?.() ?? tongue.t.items.general;
