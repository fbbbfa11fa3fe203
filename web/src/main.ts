import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";
import "./styles/things.css";
import { heard } from "./lib/i18n.svelte";
import { letters } from "./lib/letters";

const AGAIN = 3000;

// What the page says comes beside the script. Where the line fails it is asked for again, by a new page: see `speak`.
heard(letters()).then(
  () => mount(App, { target: document.getElementById("app")! }),
  () => setTimeout(() => location.reload(), AGAIN),
);
