import { Fragment } from 'react'

/** A gift message with its line breaks. */
export const GiftMessage = ({ message }: { readonly message: string }) =>
  message.split('\n').map((line, at) => (
    // Lines of one text keep their order.
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
