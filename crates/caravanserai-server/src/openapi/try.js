// Makes a form of every operation of the API's own description. Its words stand on the page.

const words = document.body.dataset;
const operations = document.getElementById("operations");

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A field with its name. */
function field(name, input) {
  return element("label", {}, element("span", { textContent: name }), input);
}

/** The body to begin with: every field that must be there. */
function example(schema, document) {
  const type = document.components.schemas[schema.$ref?.split("/").pop()] ?? schema;
  const value = (of) => {
    const known = document.components.schemas[of.$ref?.split("/").pop()] ?? of;
    if (known.const !== undefined) return known.const;
    if (known.enum) return known.enum[0];
    if (known.anyOf) return value(known.anyOf[0]);
    if (known.type === "object") return Object.fromEntries((known.required ?? []).map((name) => [name, value(known.properties[name])]));
    return { string: "", number: 0, boolean: false, array: [] }[known.type] ?? null;
  };
  return JSON.stringify(value(type), null, 2);
}

async function send(method, path, fields, body, shown) {
  let address = path;
  const query = new URLSearchParams();
  for (const { parameter, input } of fields) {
    if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (input.value !== "") query.set(parameter.name, input.value);
  }
  if (query.size > 0) address += `?${query}`;
  shown.textContent = "…";
  try {
    const answer = await fetch(address, { method, body: body?.value, headers: body ? { "content-type": "application/json" } : {} });
    const text = await answer.text();
    const json = answer.headers.get("content-type")?.includes("json") && !path.endsWith("/stream");
    shown.textContent = `${answer.status}\n${json ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
  } catch (why) {
    shown.textContent = `${words.failed} ${why.message}`;
  }
}

function form(method, path, operation, document) {
  const fields = (operation.parameters ?? []).map((parameter) => ({
    parameter,
    input: element("input", { required: parameter.required === true, autocomplete: "off" }),
  }));
  const schema = operation.requestBody?.content["application/json"].schema;
  const body = schema && element("textarea", { rows: 6, spellcheck: false, value: example(schema, document) });
  const shown = element("output", { tabIndex: 0 });
  const made = element("form", {}, ...fields.map(({ parameter, input }) => field(parameter.name, input)));
  if (body) made.append(field(words.body, body));
  made.append(element("button", { textContent: words.send }));
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    send(method.toUpperCase(), path, fields, body, shown);
  });
  return element("div", {}, made, field(words.answer, shown));
}

const description = await (await fetch("/api/v1/openapi.json")).json();
operations.textContent = "";
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    // A page cannot wait for the end of what never ends.
    if (!path.startsWith("/api/v1/") || path.endsWith("/socket") || path.endsWith("/stream")) continue;
    const head = element("summary", {}, element("code", { textContent: `${method.toUpperCase()} ${path}` }), ` ${operation.summary}`);
    operations.append(element("details", {}, head, form(method, path, operation, description)));
  }
}
