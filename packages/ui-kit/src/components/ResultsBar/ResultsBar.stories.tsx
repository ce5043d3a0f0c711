import type { Meta } from '@storybook/react-vite'
import { Chip, FilterBar, FilterLink, ResultsBar, SortSelect } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './ResultsBar.docs.ts'

export default {
  title: 'Shells/ResultsBar',
  component: ResultsBar,
  parameters: { guide },
} satisfies Meta

export const Wide = {
  render: () => (
    <ResultsBar
      count="4,105 designs"
      chips={
        <Chip removeHref="#x" removeLabel="Remove Floral">
          Floral
        </Chip>
      }
      sort={
        <SortSelect label="Sort by" name="sort">
          <option>Featured</option>
        </SortSelect>
      }
    />
  ),
}

export const Narrow = {
  render: () => (
    <FilterBar
      filter={<FilterLink href="#filter">Filter (3)</FilterLink>}
      sort={
        <SortSelect label="Sort:" name="sort-narrow">
          <option>Featured</option>
        </SortSelect>
      }
    />
  ),
}

export const Hover = hover(Wide)
export const Focus = focus(Wide)
export const Active = active(Wide)
export const LongText = longText(Wide)
export const RightToLeft = rightToLeft(Wide)
export const SmallScreen = smallScreen(Wide)
