// @internal

/** How long typed letters belong together, in ms. */
const TYPE_AHEAD = 700

/** Returns the items of a menu that can be chosen. */
export const menuItems = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)'),
]

/** Returns the item that an arrow key, Home or End moves to. From the last item, the next one is the first. */
const itemOfKey = (key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  return undefined
}

/** Returns the next item whose text starts with the typed letters. A repeated letter moves on from item to item. */
const itemOfLetters = (typed: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  const isRepeated = [...typed].every((letter) => letter === typed[0])
  const letters = (isRepeated ? typed.slice(0, 1) : typed).toLocaleLowerCase()
  const from = Math.max(isRepeated ? at + 1 : at, 0)
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letters),
  )
}

/**
 * Returns the keys of a menu, following the pattern of the ARIA Authoring Practices: arrow keys, Home and End, and the
 * letters that an item starts with. Space presses a link too.
 */
export const menuKeys = (menu: HTMLElement): ((event: KeyboardEvent) => void) => {
  let typed = ''
  let timer: number | undefined
  return (event) => {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event
    if (altKey || ctrlKey || metaKey || isComposing) return
    const items = menuItems(menu)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const isLetter = [...key].length === 1 && (key !== ' ' || typed !== '')
    if (isLetter) {
      typed += key
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        typed = ''
      }, TYPE_AHEAD)
    }
    const next = isLetter ? itemOfLetters(typed, items, at) : itemOfKey(key, items, at)
    if (next || isLetter) {
      event.preventDefault()
      next?.focus()
    } else if (key === ' ' && items[at]?.matches('a')) {
      event.preventDefault()
      items[at].click()
    }
  }
}
