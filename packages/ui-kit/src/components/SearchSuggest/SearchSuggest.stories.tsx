import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchField, SearchSuggest, type SearchSuggestProps } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { courtPrint, quincePrint } from '../../stories/prints.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { variantArgTypes } from '../../stories/variantArgTypes.ts'
import { guide } from './SearchSuggest.docs.ts'
import { searchSuggestKinds, searchSuggestPlaces } from './SearchSuggest.variants.ts'

export default {
  title: 'Forms/SearchSuggest',
  component: SearchSuggest,
  argTypes: variantArgTypes({ kind: searchSuggestKinds, place: searchSuggestPlaces }),
  parameters: { guide, sheet: 'alone' },
} satisfies Meta

const groups: SearchSuggestProps['groups'] = [
  {
    title: 'Designs',
    kind: 'designs',
    items: [
      {
        label: 'Quince Orchard',
        href: '#quince',
        detail: 'Imani Okafor, 3 colorways',
        image: <Example />,
        colors: quincePrint.colors,
      },
      {
        label: 'Court of Oranges',
        href: '#court',
        detail: 'Youssef Amrani, 3 colorways',
        image: <Example print={courtPrint} />,
        colors: courtPrint.colors,
      },
    ],
  },
  {
    title: 'Artists',
    kind: 'people',
    items: [{ label: 'Imani Okafor', href: '#imani', count: '8 designs', image: <Example /> }],
  },
  { title: 'Quince, as', kind: 'links', items: [{ label: 'Wallpaper', href: '#wallpaper', count: '14' }] },
]

const Searching = () => {
  const [field, setField] = useState<HTMLInputElement>()
  return (
    <div style={{ position: 'relative' }}>
      <SearchField
        action="#search"
        label="Search"
        value="qui"
        submit="Search"
        onFocus={({ currentTarget }) => setField(currentTarget)}
      />
      {field ? (
        <SearchSuggest
          field={field}
          label="Suggestions"
          query="qui"
          groups={groups}
          more={{ label: 'See all results for “qui”', href: '#all' }}
          status="4 suggestions"
          closeLabel="Close"
          onClose={() => setField(undefined)}
        />
      ) : null}
    </div>
  )
}

type Played = { readonly canvasElement: HTMLElement }

const open = async ({ canvasElement }: Played) => {
  await userEvent.click(within(canvasElement).getByRole('searchbox'))
  return within(canvasElement).findByRole('combobox')
}

export const Default = { render: () => <Searching /> }

export const Open = {
  render: () => <Searching />,
  play: async (played: Played) => {
    const field = await open(played)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(within(played.canvasElement).getAllByRole('option')).toHaveLength(5)
  },
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
