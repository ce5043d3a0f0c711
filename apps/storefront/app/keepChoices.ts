/**
 * Keeps what a visitor has chosen while scripts were on their way. While it hydrates, React sets each radio button's
 * default anew, and a browser lets the default choose in every group that it takes for untouched: also in one where
 * another button was clicked. A button whose state was set counts as touched.
 */
export const keepChoices = (): void => {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    const { checked } = radio
    radio.checked = checked
  }
}
