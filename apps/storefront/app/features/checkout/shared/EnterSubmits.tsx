/** A form's first button is the one that Enter presses. This one goes on, whatever other buttons stand before the last. */
export const EnterSubmits = () => <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
