import { Fragment } from 'react'

/** A text of several lines, such as a gift message, with its line breaks. */
export const TextWithLineBreaks = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, at) => (
    // The index is a stable key, because the lines of a text keep their order.
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
