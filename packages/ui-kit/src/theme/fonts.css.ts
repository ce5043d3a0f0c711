import { globalFontFace } from '@vanilla-extract/css'
import { fontFiles } from './fontFiles.ts'

const woff2 = (source: string) => `url("${source}") format("woff2")`

const face = (family: string, source: string, fontWeight: string) =>
  globalFontFace(family, { src: woff2(source), fontWeight, fontDisplay: 'swap' })

face('Fraunces', fontFiles.fraunces.source, '100 900')
face('Figtree', fontFiles.figtree.source, '300 900')
face('Bricolage', fontFiles.bricolage.source, '200 800')
face('DM Sans', fontFiles.dmSans.source, '100 1000')

// Fallback fonts that are scaled to the metrics of the web fonts, so that the layout does not shift when a web font
// loads. `sizeAdjust` is the mean advance of English text in the web font, relative to the local font. `ascentOverride`
// and `descentOverride` are the hhea values of the web font, divided by `sizeAdjust`.
globalFontFace('Fraunces Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '115.58%',
  ascentOverride: '84.62%',
  descentOverride: '22.06%',
  lineGapOverride: '0%',
})
globalFontFace('Figtree Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '101.29%',
  ascentOverride: '93.79%',
  descentOverride: '24.68%',
  lineGapOverride: '0%',
})
globalFontFace('Bricolage Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '111.32%',
  ascentOverride: '83.54%',
  descentOverride: '24.25%',
  lineGapOverride: '0%',
})
globalFontFace('DM Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '105.13%',
  ascentOverride: '94.36%',
  descentOverride: '29.49%',
  lineGapOverride: '0%',
})
