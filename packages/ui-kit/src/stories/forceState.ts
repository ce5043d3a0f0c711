/** A state of an element that a story shows without a pointer or a keyboard. */
export type ForcedState = 'hover' | 'focus' | 'active'

const pseudo: Readonly<Record<ForcedState, RegExp>> = {
  hover: /:hover/g,
  focus: /:focus(-visible)?(?!-)/g,
  active: /:active(?!-)/g,
}
const states = ['hover', 'focus', 'active'] as const
const interactive = ':is(a, button, input, select, textarea, summary, [tabindex="0"])'

/** Splits a list of selectors at its commas, except for those within brackets: `a, :is(b, c)` has two selectors. */
const selectorsOf = (list: string): readonly string[] => {
  let depth = 0
  const selectors = ['']
  for (const character of list) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors.map((selector) => selector.trim())
}

const forced = (selector: string, state: ForcedState): string => {
  const within = new RegExp(`:has\\(${pseudo[state].source}\\)`, 'g')
  // `:not(:hover)` becomes `:not()`. That selector is invalid, so the browser ignores the copied rule.
  const bare = selector.replace(within, '').replace(pseudo[state], '')
  return `.force-${state} ${bare === '' ? interactive : bare}`
}

const copyOf = (rule: CSSRule): string => {
  if (rule instanceof CSSMediaRule) {
    const inner = Array.from(rule.cssRules, copyOf).join('')
    return inner === '' ? '' : `@media ${rule.conditionText}{${inner}}`
  }
  if (!(rule instanceof CSSStyleRule)) return ''
  const selectors = selectorsOf(rule.selectorText)
  const copies = states
    .flatMap((state) =>
      selectors
        .filter((selector) => selector.search(pseudo[state]) >= 0)
        .map((selector) => `${forced(selector, state)}{${rule.style.cssText}}`),
    )
    .join('')
  // Each rule is repeated before its copies, so that later rules still override the copies.
  return rule.cssText + copies
}

let own: HTMLStyleElement | undefined
let copied = 0

/** Makes `.force-hover`, `.force-focus` and `.force-active` around an element behave like the real states. */
export const allowForcedStates = (): void => {
  const sheets = Array.from(document.styleSheets).filter(({ ownerNode }) => ownerNode !== own)
  const rules = sheets.flatMap(({ cssRules }) => Array.from(cssRules))
  if (rules.length === copied) return
  copied = rules.length
  own ??= document.head.appendChild(document.createElement('style'))
  own.textContent = rules.map(copyOf).join('')
}
