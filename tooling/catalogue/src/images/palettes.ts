import type { Colours } from './kit/roles.ts'
import type { PaletteName } from './types.ts'

/** The curated palettes: ground, main, second, accent, ink. */
export const palettes: Readonly<Record<PaletteName, { name: string; colours: Colours }>> = {
  'madder-and-indigo': {
    name: 'Madder & Indigo',
    colours: ['#F6EBDD', '#B5483A', '#7C8C6A', '#E0A458', '#27304F'],
  },
  'sea-glass': { name: 'Sea Glass', colours: ['#F2F3EA', '#3E8E8A', '#A9CDBD', '#F2A488', '#17434A'] },
  marmalade: { name: 'Marmalade', colours: ['#FFF3DF', '#E4772E', '#8FA06B', '#F2B84B', '#5A2A1B'] },
  'fig-and-rose': { name: 'Fig & Rose', colours: ['#F7E9E4', '#C9637A', '#7E8F6B', '#E8A7A1', '#4A2440'] },
  'midnight-garden': {
    name: 'Midnight Garden',
    colours: ['#1E2A44', '#E9877A', '#8FB39A', '#F3C969', '#F7EEDD'],
  },
  'olive-grove': { name: 'Olive Grove', colours: ['#F5F0DF', '#6F7D3C', '#B9B36B', '#C9673E', '#2F3820'] },
  delft: { name: 'Delft', colours: ['#F8F5EC', '#2F5D9E', '#8DB0D4', '#E7B65A', '#17315C'] },
  'terracotta-court': {
    name: 'Terracotta Court',
    colours: ['#F4E6D6', '#C4572F', '#2F7F79', '#E3A648', '#3A2A2A'],
  },
  sherbet: { name: 'Sherbet', colours: ['#FFF6EE', '#F28C8C', '#8CC7B5', '#F9C784', '#5B5A8A'] },
  'moss-and-lilac': {
    name: 'Moss & Lilac',
    colours: ['#EFEAF2', '#8A77B5', '#6E8757', '#D9B8D6', '#37324E'],
  },
  'night-nursery': {
    name: 'Night Nursery',
    colours: ['#27345C', '#F4D58D', '#9DB4DD', '#F2A7A0', '#FFF7E8'],
  },
  'emerald-deco': { name: 'Emerald Deco', colours: ['#0F3D3A', '#D9A94E', '#2F7F72', '#F0D9A8', '#F8F1E0'] },
  'clay-and-sky': { name: 'Clay & Sky', colours: ['#F3EAE0', '#D08C6A', '#86A9BF', '#E8C9A8', '#3F4A5A'] },
  'ink-and-oat': { name: 'Ink & Oat', colours: ['#F3ECDF', '#4A4844', '#A89B86', '#C9643F', '#22201E'] },
  peony: { name: 'Peony', colours: ['#FBE7E3', '#D6455D', '#4F8062', '#F3A39B', '#5A1730'] },
  lagoon: { name: 'Lagoon', colours: ['#EAF4F1', '#137C8B', '#66BFB4', '#F4B860', '#0E3B4B'] },
}
