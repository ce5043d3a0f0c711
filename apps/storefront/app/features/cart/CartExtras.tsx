import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Stack } from '@selvedge/ui-kit/Stack'
import { lazy, memo, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import type { CartExtrasProps } from './CartExtras.deferred.tsx'

const load = () => import('./CartExtras.deferred.tsx')

/** Answers when the extras can be shown; also when they cannot be had, which shows where they stand. */
export const extrasReady = (): Promise<unknown> => load().catch(() => undefined)

/** The server has them at once and sends them with the page; the browser gets their code after it. */
const Extras = import.meta.env.SSR ? (await load()).default : lazy(load)

/**
 * Promo codes and the gift's card, apart from the summary's changes: one that reached the fields before their code is here
 * would make React build them anew. What is below has its place from the start.
 */
export const CartExtras = memo((props: CartExtrasProps) => (
  <Suspense
    fallback={
      <Stack gap="m">
        <Disclosure label={m.promo_label()}>{null}</Disclosure>
        {props.giftable ? <Disclosure label={m.gift_add()}>{null}</Disclosure> : null}
      </Stack>
    }
  >
    <Extras {...props} />
  </Suspense>
))
CartExtras.displayName = 'CartExtras'
