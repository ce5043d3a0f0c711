import { type FetcherWithComponents, Form } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ObstacleView } from '../../../server/cart/cartViews.ts'
import { usePaths } from '../frame/useShop.ts'

type LineTroubleProps = {
  readonly lineItemId: string
  readonly obstacle: ObstacleView
  /** The line's own form: what is removed leaves at once. */
  readonly LineForm: FetcherWithComponents<unknown>['Form']
}

/** Why a line stands in the way of the checkout, and the one click that mends it. */
export const LineTrouble = ({ lineItemId, obstacle: { text, remedy }, LineForm }: LineTroubleProps) => {
  const paths = usePaths()
  if (!remedy) return <Callout tone="error">{text}</Callout>
  if ('href' in remedy)
    return (
      <Callout tone="error" action={<TextLink href={remedy.href}>{remedy.label}</TextLink>}>
        {text}
      </Callout>
    )
  const Remedy = remedy.intent === 'keep-only' ? Form : LineForm
  return (
    <Callout
      tone="error"
      action={
        <Remedy method="post" action={paths.cart()} preventScrollReset>
          <input type="hidden" name="lineItemId" value={lineItemId} />
          <input type="hidden" name="intent" value={remedy.intent} />
          <TextLink type="submit">{remedy.label}</TextLink>
        </Remedy>
      }
    >
      {text}
    </Callout>
  )
}
