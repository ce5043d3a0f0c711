// @internal

/** Whether a node belongs to a panel, or to the control that opens the panel. */
type IsInside = (node: Node) => boolean

const isOutside = (target: EventTarget | null, isInside: IsInside): boolean =>
  target instanceof Node && !isInside(target)

/** Closes a panel when the user presses outside, until the returned function is called. */
export const closeOnPress = (isInside: IsInside, close: () => void): (() => void) => {
  const onPress = ({ target }: Event): void => {
    if (isOutside(target, isInside)) close()
  }
  document.addEventListener('pointerdown', onPress)
  return () => document.removeEventListener('pointerdown', onPress)
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
