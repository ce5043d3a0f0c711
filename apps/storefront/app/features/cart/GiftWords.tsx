import { Fragment } from 'react'

/** The message on a gift's card, in the lines it was written in. */
export const GiftWords = ({ message }: { readonly message: string }) =>
  message.split('\n').map((line, at) => (
    // Lines of one text have no names, and never change places.
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
