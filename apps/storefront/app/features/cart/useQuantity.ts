import { useEffect, useRef, useState } from 'react'

/** Time for further clicks before a quantity is sent, in ms. */
const PAUSE_MS = 300

type Sending = {
  /** The cart's own quantity. */
  readonly current: number
  /** Whether no request about the line is on its way. */
  readonly idle: boolean
  readonly send: (quantity: number) => void
  /** Sends at once: the shopper is about to leave the page. */
  readonly hurry: boolean
}

/**
 * A line's quantity as the shopper has set it: shown at once, sent when the clicks pause, one request at a time. What was
 * clicked while a request runs goes out together after it; a refusal shows the cart's own quantity again.
 */
export const useQuantity = ({ current, idle, send, hurry }: Sending) => {
  const [wanted, setWanted] = useState<number>()
  const sent = useRef<{ quantity: number; underWay: boolean }>()

  useEffect(() => {
    if (!idle) {
      if (sent.current) sent.current.underWay = true
      return
    }
    if (wanted === undefined) return
    if (sent.current?.underWay) {
      const { quantity } = sent.current
      sent.current = undefined
      // The answer is here: from now on the cart says, unless there were more clicks.
      if (quantity === wanted) return setWanted(undefined)
    }
    if (sent.current) return
    if (wanted === current) return setWanted(undefined)
    const timer = setTimeout(
      () => {
        sent.current = { quantity: wanted, underWay: false }
        send(wanted)
      },
      hurry ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [idle, wanted, current, send, hurry])

  return { quantity: wanted ?? current, setQuantity: setWanted, pending: wanted !== undefined }
}
