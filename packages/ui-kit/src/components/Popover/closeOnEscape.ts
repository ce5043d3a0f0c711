// @internal

/** The functions that close the open panels. The panel that opened last is the last. */
const open: (() => void)[] = []

const onKeyDown = (event: KeyboardEvent): void => {
  const close = open.at(-1)
  if (!close || event.key !== 'Escape' || event.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  close()
}

/**
 * Closes a panel on Escape, until the returned function is called. Only the panel that opened last closes, and a dialog
 * around it stays open: the listener is on the window, because dialogs listen on the document.
 */
export const closeOnEscape = (close: () => void): (() => void) => {
  if (open.length === 0) window.addEventListener('keydown', onKeyDown, true)
  open.push(close)
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    if (open.length === 0) window.removeEventListener('keydown', onKeyDown, true)
  }
}
