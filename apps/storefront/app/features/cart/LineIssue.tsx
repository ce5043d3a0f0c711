import { Callout } from '@selvedge/ui-kit/Callout'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ObstacleView } from '../../../server/cart/cartViews.ts'
import { type CartFetcher, CartForm } from './CartForm.tsx'

type LineIssueProps = {
  readonly lineItemId: string
  readonly obstacle: ObstacleView
  readonly fetcher: Pick<CartFetcher, 'Form'>
}

/** Why a line keeps the cart from being checked out, with the change or the page that resolves it. */
export const LineIssue = ({ lineItemId, obstacle: { text, remedy }, fetcher }: LineIssueProps) => {
  if (!remedy) return <Callout tone="error">{text}</Callout>
  const action =
    'href' in remedy ? (
      <TextLink href={remedy.href}>{remedy.label}</TextLink>
    ) : (
      <CartForm fetcher={fetcher} change={{ intent: remedy.intent, lineItemId }}>
        <TextLink type="submit">{remedy.label}</TextLink>
      </CartForm>
    )
  return (
    <Callout tone="error" action={action}>
      {text}
    </Callout>
  )
}
