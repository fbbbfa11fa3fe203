// Extracts the client's texts for the browser tests, which find controls by their text:
// src/gen/texts.json. For each string of a catalogue: its line, its message ("" for a part of one), and
// the text with a sign for each placeholder.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const HOLE = "\ufffc";
const CATALOGUES = [/^locales\/(fr|en)\/.+\.ts$/, /^games\/[^/]+\/words\/(\w+\.)?(fr|en)\.ts$/];

/** Unwraps type annotations: `{…} satisfies Words`. */
const bare = (node) =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node;

/** The first object a file exports. */
function exported(source) {
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement) && statement.modifiers)
      for (const { initializer } of statement.declarationList.declarations)
        if (initializer && ts.isObjectLiteralExpression(bare(initializer))) return bare(initializer);
  return undefined;
}

function stringsOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join("src", file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const messages = exported(source);
  const found = [];
  const add = (node, key, text) =>
    found.push([source.getLineAndCharacterOfPosition(node.getStart()).line + 1, key, text]);

  /** `path`: of the current object, "" outside the messages. `key`: of the current message. */
  function visit(node, path, key) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, key, node.text);
    else if (ts.isTemplateExpression(node)) {
      add(
        node,
        key,
        node.templateSpans.reduce((text, span) => text + HOLE + span.literal.text, node.head.text),
      );
      for (const span of node.templateSpans) visit(span.expression, null, "");
    } else if (node === messages) for (const one of node.properties) property(one, "");
    else if (path !== null && ts.isObjectLiteralExpression(node))
      for (const one of node.properties) property(one, path);
    else ts.forEachChild(node, (child) => visit(child, null, key));
  }
  function property(node, path) {
    if (!ts.isPropertyAssignment(node)) return visit(node, null, "");
    const [name, value] = [path + node.name.text, bare(node.initializer)];
    visit(value, ts.isObjectLiteralExpression(value) ? `${name}.` : null, name);
  }
  visit(source, null, "");
  return found;
}

const files = readdirSync("src", { recursive: true })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => CATALOGUES.some((one) => one.test(file)))
  .sort();
const rows = files.map((file) => {
  const strings = stringsOf(file).map((one) => JSON.stringify(one));
  return `${JSON.stringify(file)}: [\n${strings.join(",\n")}\n]`;
});
writeFileSync("src/gen/texts.json", `{\n${rows.join(",\n")}\n}\n`);
