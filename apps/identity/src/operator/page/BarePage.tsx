import { Box } from '@selvedge/ui-kit/Box'
import { Container } from '@selvedge/ui-kit/Container'
import { Logo } from '@selvedge/ui-kit/Logo'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { ReactNode } from 'react'
import { HtmlDocument } from './HtmlDocument.tsx'

/** A page without navigation. */
export const BarePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <HtmlDocument title={title}>
    <Container>
      <Box padding="xl">
        <Stack gap="xxl" align="start">
          <header>
            <Logo>Selvedge</Logo>
          </header>
          <main>{children}</main>
        </Stack>
      </Box>
    </Container>
  </HtmlDocument>
)
