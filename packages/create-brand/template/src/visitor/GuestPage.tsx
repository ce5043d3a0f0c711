import { Box, Button, PageTitle, Stack, Text } from '@selvedge/ui-kit'
import type { ReactNode } from 'react'
import { usePageView } from '../frame/usePageView'
import { useSession } from '../ShopProvider'

type GuestPageProps = {
  readonly pageType: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A page with a form for guests. Customers see that they are logged in. */
export const GuestPage = ({ pageType, title, text, children }: GuestPageProps) => {
  const { signedIn } = useSession()
  usePageView(pageType, title)
  return (
    <>
      <PageTitle size="page" title={title} text={text} />
      <Box width="narrow">
        {signedIn ? (
          <Stack gap="m" align="start">
            <Text>You are logged in.</Text>
            <Button href="/cart">Go to cart</Button>
          </Stack>
        ) : (
          children
        )}
      </Box>
    </>
  )
}
