// @internal

/** Whether a node belongs to a panel, or to the control that opens the panel. */
type IsInside = (node: Node) => boolean

const isOutside = (target: EventTarget | null, isInside: IsInside): boolean =>
  target instanceof Node && !isInside(target)

const presses = ['pointerdown', 'pointerup'] as const

/**
 * Closes a panel when the user presses outside, until the returned function is called. A finger presses when it is lifted,
 * so that a panel stays open while the page scrolls: the browser then sends no `pointerup`.
 */
export const closeOnPress = (isInside: IsInside, close: () => void): (() => void) => {
  const onPress = ({ type, pointerType, target }: PointerEvent): void => {
    const isPress = type === (pointerType === 'touch' ? 'pointerup' : 'pointerdown')
    if (isPress && isOutside(target, isInside)) close()
  }
  for (const press of presses) document.addEventListener(press, onPress)
  return () => {
    for (const press of presses) document.removeEventListener(press, onPress)
  }
}

/** Closes a panel when the focus moves from an element to outside, until the returned function is called. */
export const closeOnFocusOut = (
  element: HTMLElement | null,
  isInside: IsInside,
  close: () => void,
): (() => void) => {
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (isOutside(relatedTarget, isInside)) close()
  }
  element?.addEventListener('focusout', onFocusOut)
  return () => element?.removeEventListener('focusout', onFocusOut)
}
