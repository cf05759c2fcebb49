const list = document.getElementById("tables");
const say = (text) => {
  const item = document.createElement("li");
  item.textContent = text;
  return item;
};
fetch("/api/tables")
  .then((answer) => answer.json())
  .then(({ tables }) => {
    const items = tables.map((t) => say(`${t.title || "Table"}: ${t.status}`));
    list.replaceChildren(...(items.length ? items : [say("No open tables.")]));
  })
  .catch(() => list.replaceChildren(say("The server does not answer.")));
