import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";
import "./styles/things.css";
import { withCatalogues } from "./lib/i18n.svelte";
import { letters } from "./lib/letters";

const AGAIN = 3000;

// The catalogue loads in parallel with the script. If that fails, reloading the page asks again: see `speak`.
withCatalogues(letters()).then(
  () => mount(App, { target: document.getElementById("app")! }),
  () => setTimeout(() => location.reload(), AGAIN),
);
