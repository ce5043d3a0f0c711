import '@selvedge/ui-kit/styles/theme'
import '@selvedge/ui-kit/styles/Button'
import '@selvedge/ui-kit/styles/ColorModeSwitch'
import '@selvedge/ui-kit/styles/Heading'
import { Button } from '@selvedge/ui-kit/Button'
import { ColorModeSwitch } from '@selvedge/ui-kit/ColorModeSwitch'
import { Heading } from '@selvedge/ui-kit/Heading'
import { useEffect } from 'react'

export const Shop = () => {
  // Marks the page as hydrated. Tests wait for this mark before they press a switch.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <main>
      <Heading level={1}>Juniper</Heading>
      <Button>Add to cart</Button>
      <ColorModeSwitch label="Dark mode" />
    </main>
  )
}
