import '@selvedge/ui-kit/styles/theme'
import '@selvedge/ui-kit/styles/Button'
import '@selvedge/ui-kit/styles/ColorModeSwitch'
import '@selvedge/ui-kit/styles/Heading'
import { Button } from '@selvedge/ui-kit/Button'
import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { Heading } from '@selvedge/ui-kit/Heading'

export const Shop = () => (
  <main>
    <Heading level={1}>Juniper</Heading>
    <Button>Add to cart</Button>
    <ColorModeSwitch label="Dark mode" />
  </main>
)
