import type { CardAdapter, CardFieldsSetup, CardTokenResult } from './mountCardFields.ts'

type Message = {
  readonly type: string
  readonly card?: { readonly id: string }
  /** The height of the form, in px. */
  readonly height?: unknown
}

/** The smallest and the largest height of the frame, in px. */
const heights = { least: 312, most: 720 } as const

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'type' in value

const resultOf = ({ type, card }: Message): CardTokenResult | undefined => {
  if (type === 'card-fields:token' && card) return { kind: 'token', token: card.id }
  if (type === 'card-fields:invalid') return { kind: 'invalid', fields: [] }
  return type === 'card-fields:failed' ? { kind: 'failed' } : undefined
}

/** Mounts the sandbox's card form in one iframe. The page and the iframe communicate by messages. */
export const sandboxFields =
  ({ url, provider: tokens = 'stripe' }: Extract<CardFieldsSetup, { kind: 'sandbox' }>): CardAdapter =>
  async (container, { origin, labels, look }) => {
    const { origin: provider } = new URL(url)
    const frame = document.createElement('iframe')
    frame.title = labels.title
    frame.src = `${url}/fields?origin=${encodeURIComponent(origin)}&provider=${tokens}&theme=${look.mode}`
    // A browser paints an iframe opaque when its colour scheme differs from that of its page.
    frame.style.colorScheme = look.mode
    const mounted = new AbortController()
    let resolveToken: (outcome: CardTokenResult) => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      const listen = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
        if (from !== provider || source !== frame.contentWindow || !isMessage(data)) return
        if (data.type === 'card-fields:ready') resolve()
        if (data.type === 'card-fields:size' && typeof data.height === 'number')
          frame.style.height = `${Math.min(Math.max(data.height, heights.least), heights.most)}px`
        const outcome = resultOf(data)
        if (outcome) resolveToken(outcome)
      }
      addEventListener('message', listen, { signal: mounted.signal })
    })
    container.replaceChildren(frame)
    return {
      tokenize: async () => {
        await arrived
        return new Promise((resolve) => {
          resolveToken = resolve
          frame.contentWindow?.postMessage({ type: 'card-fields:submit' }, provider)
        })
      },
      unmount: () => {
        mounted.abort()
        resolveToken({ kind: 'failed' })
        frame.remove()
      },
    }
  }
