export type { IntervalChartProps } from './IntervalChart.tsx'
export { IntervalChart } from './IntervalChart.tsx'
