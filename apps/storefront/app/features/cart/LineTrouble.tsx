import { type FetcherWithComponents, Form } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { Obstacle } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import { obstacleText } from './obstacleText.ts'

type LineTroubleProps = {
  readonly lineItemId: string
  readonly obstacle: Obstacle
  /** The line's own form: what is removed leaves at once. */
  readonly LineForm: FetcherWithComponents<unknown>['Form']
}

/** Why a line stands in the way of the checkout, and the one click that mends it. */
export const LineTrouble = ({ lineItemId, obstacle, LineForm }: LineTroubleProps) => {
  const paths = usePaths()
  const others = obstacle.kind === 'plus-not-alone'
  const Remedy = others ? Form : LineForm
  return (
    <Callout
      tone="error"
      action={
        <Remedy method="post" action={paths.cart()} preventScrollReset>
          <input type="hidden" name="lineItemId" value={lineItemId} />
          <input type="hidden" name="intent" value={others ? 'keep-only' : 'remove'} />
          <TextLink type="submit">
            {others
              ? m.plus_keep_alone()
              : obstacle.kind === 'plus-active'
                ? m.plus_remove()
                : m.remove_unavailable()}
          </TextLink>
        </Remedy>
      }
    >
      {obstacleText(obstacle)}
    </Callout>
  )
}
