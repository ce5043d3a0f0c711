/** The events for which React hydrates a page immediately. */
const types =
  'click auxclick dblclick contextmenu mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel keydown keypress keyup beforeinput input change submit reset compositionstart compositionend copy cut paste dragstart dragend drop'.split(
    ' ',
  )

const stop = (event: Event): void => event.stopImmediatePropagation()

/**
 * Withholds events from React until `releaseEvents`; their native effect is unchanged. Remix suspends at the root until
 * it has decoded the page's data, and React cannot hydrate a suspended root for an event: it fails with error 345 and
 * never tries again.
 */
export const withholdEvents = (): void => {
  for (const type of types) window.addEventListener(type, stop, true)
}

/**
 * Passes events to React. Called when the page renders for the first time, which is after its data has been decoded.
 */
export const releaseEvents = (): void => {
  for (const type of types) window.removeEventListener(type, stop, true)
}
