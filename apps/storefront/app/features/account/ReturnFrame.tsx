import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import { AccountNav } from './AccountNav.tsx'
import { notOnPaper, orderTop } from './OrderPage.css.ts'
import { page } from './Returns.css.ts'

type ReturnFrameProps = {
  readonly signedIn: boolean
  /** The link back to the order. */
  readonly back: { readonly href: string; readonly label: string }
  readonly children: ReactNode
}

/** A page about returns of an order, beside the navigation of a customer's account. */
export const ReturnFrame = ({ signedIn, back, children }: ReturnFrameProps) => {
  const content = (
    <Stack gap="m">
      <div className={notOnPaper}>
        <TextLink href={back.href} place="alone" size="small">
          {back.label}
        </TextLink>
      </div>
      {children}
    </Stack>
  )
  return (
    <Container>
      <div className={orderTop} />
      <div className={page}>
        {signedIn ? (
          <Columns layout="account">
            <AccountNav current="orders" />
            {content}
          </Columns>
        ) : (
          content
        )}
      </div>
    </Container>
  )
}
