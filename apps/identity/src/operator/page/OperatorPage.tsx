import { AdminHeader } from '@selvedge/ui-kit/AdminHeader'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { SkipLink } from '@selvedge/ui-kit/SkipLink'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { createContext, type ReactNode, useContext } from 'react'
import { HtmlDocument } from './HtmlDocument.tsx'

const sections = [
  { label: 'Orders', href: '/operator/orders' },
  { label: 'Experiments', href: '/operator/experiments' },
  { label: 'Store credit', href: '/operator/credit' },
  { label: 'Codes', href: '/operator/codes' },
  { label: 'Stock', href: '/operator/stock' },
  { label: 'Mails', href: '/operator/mails' },
  { label: 'Sites', href: '/operator/sites' },
  { label: 'Actions', href: '/operator/actions' },
] as const

type Request = {
  readonly operator: string | undefined
  /** Whether the operator has logged in, and can log out. */
  readonly hasLogin: boolean
  readonly notice: string | undefined
}

/** The data of the request that every page shows. */
export const RequestContext = createContext<Request>({
  operator: undefined,
  hasLogin: false,
  notice: undefined,
})

type Props = {
  readonly title: string
  /** The navigation entry that is marked as the current one. */
  readonly section?: (typeof sections)[number]['label']
  readonly children: ReactNode
}

/** A page of operators: header, notice of the last action, and content. */
export const OperatorPage = ({ title, section, children }: Props) => {
  const { operator, hasLogin, notice } = useContext(RequestContext)
  return (
    <HtmlDocument title={title}>
      <SkipLink target="main">Skip to the content</SkipLink>
      <Stack gap="xxl">
        <AdminHeader
          home={{ name: 'Selvedge', href: '/operator/orders' }}
          nav={{
            label: 'Pages',
            items: sections.map((item) => ({ ...item, current: item.label === section })),
          }}
        >
          <span>{operator}</span>
          {hasLogin ? (
            <form method="post" action="/operator/logout">
              <TextLink type="submit">Log out</TextLink>
            </form>
          ) : null}
        </AdminHeader>
        <Container as="main" id="main">
          <Stack gap="xl">
            {notice ? <Callout tone="success" title={notice} role="status" /> : null}
            {children}
          </Stack>
        </Container>
        <Container as="footer">
          <Stack gap="xxl">
            <Text size="small" tone="muted">
              Times are in UTC.
            </Text>
            <span />
          </Stack>
        </Container>
      </Stack>
    </HtmlDocument>
  )
}
