import { useState } from 'react'
import type { Client } from 'urql'

type Known<Data> = {
  readonly client: Client
  /** The result of the previous client, which urql returns until the new client has a result. */
  readonly earlier: Data | undefined
  readonly last: Data | undefined
}

/** The last result that a client has read. A failed request does not change it, and a new client belongs to another visitor. */
export const useLastResult = <Data>(client: Client, data: Data | undefined): Data | undefined => {
  const [known, setKnown] = useState<Known<Data>>({ client, earlier: undefined, last: undefined })
  if (known.client !== client) {
    setKnown({ client, earlier: data, last: undefined })
    return undefined
  }
  const last = data && data !== known.earlier ? data : known.last
  if (last !== known.last) setKnown({ ...known, last })
  return last
}
