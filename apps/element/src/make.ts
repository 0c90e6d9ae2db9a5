/** An element with attributes and children; empty texts are left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Node | string)[] | string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...(typeof content === 'string' ? [content] : content.filter((part) => part !== '')));
  return element;
}
