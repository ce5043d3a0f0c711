import { Heading } from '@selvedge/ui-kit/Heading'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { OperatorPage } from './OperatorPage.tsx'

/** The page for a URL that does not exist. */
export const NotFoundPage = ({ what = 'page' }: { readonly what?: string }) => (
  <OperatorPage title="Not found">
    <Heading level={1} size="section">
      There is no such {what}
    </Heading>
    <Text>
      <TextLink href="/operator/orders">Go to the orders</TextLink>
    </Text>
  </OperatorPage>
)
