import type { Meta } from '@storybook/react-vite'
import { ArtistHeader, Button } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ArtistHeader.docs.ts'

export default {
  title: 'Pieces/ArtistHeader',
  component: ArtistHeader,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

export const Default = {
  render: () => (
    <ArtistHeader
      name="Imani Okafor"
      place="Artist, Lagos"
      lead="Imani carves lino at her kitchen table and leaves the knife marks in."
      text="She trained as a botanist and still draws fruit from life."
      facts={[
        { term: 'Designs', value: '214' },
        { term: 'With us since', value: '2019' },
      ]}
      portrait={<Example />}
    />
  ),
}

export const WithAction = {
  render: () => <ArtistHeader name="Imani Okafor" action={<Button>Follow</Button>} portrait={<Example />} />,
}

export const NameOnly = { render: () => <ArtistHeader name="Studio Wharf" /> }

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
