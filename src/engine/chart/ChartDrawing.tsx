import '@mantine/charts/styles.layer.css'
import { BarChart, DonutChart } from '@mantine/charts'
import { useDirection } from '@mantine/core'
import type { ReactNode } from 'react'
import { charts } from '#texts/list.ts'
import { currentLocale } from '../../texts/locale.ts'
import { seriesColor, type ChartPart, type ChartShape } from './chart-part.ts'

interface ChartDrawingProps {
  readonly as: ChartShape
  readonly parts: readonly ChartPart[]
  readonly onOpen: (address: string) => void
}

/** The drawing of a chart; a press on a part leads where it says. */
export default function ChartDrawing({ as, parts, onOpen }: ChartDrawingProps): ReactNode {
  const open = (place: number) => {
    const to = parts[place]?.to
    if (to !== undefined) onOpen(to)
  }
  return as === 'donut' ? <Donut parts={parts} onOpen={open} /> : <Bars parts={parts} onOpen={open} />
}

interface DrawnProps {
  readonly parts: readonly ChartPart[]
  readonly onOpen: (place: number) => void
}

function Donut({ parts, onOpen }: DrawnProps) {
  return (
    <DonutChart
      size={170}
      thickness={30}
      paddingAngle={parts.length > 1 ? 2 : 0}
      strokeWidth={0}
      data={parts.map((part, place) => ({
        name: part.name,
        value: part.count,
        color: seriesColor(part, place),
      }))}
      valueFormatter={(count) => count.toLocaleString(currentLocale())}
      tooltipDataSource="segment"
      accessibilityLayer={false}
      pieProps={{ isAnimationActive: false, rootTabIndex: -1, onClick: (_part, place) => onOpen(place) }}
    />
  )
}

const LABELS = { fontSize: 12, fill: 'currentColor' }

function Bars({ parts, onOpen }: DrawnProps) {
  const { dir } = useDirection()
  const [start, end] = dir === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return (
    <BarChart
      h="100%"
      orientation="vertical"
      // Without colours of the config all bars have one.
      data={parts.map((part) => ({ name: part.name, count: part.count, color: seriesColor(part, 0) }))}
      dataKey="name"
      series={[{ name: 'count', label: charts.count, color: 'var(--series-1)' }]}
      gridAxis="none"
      tickLine="none"
      withXAxis={false}
      xAxisProps={{ reversed: dir === 'rtl' }}
      withTooltip={false}
      withBarValueLabel
      // The drawing turns it with the bars.
      valueLabelProps={{ position: 'right' }}
      valueFormatter={(count) => count.toLocaleString(currentLocale())}
      // Its own of Mantine are moved to the left, over the bars where these begin at the right.
      yAxisProps={{ orientation: start, width: 116, interval: 0, tickMargin: 6, tick: LABELS }}
      barChartProps={{ accessibilityLayer: false, margin: { [end]: 44, [start]: 0, top: 0, bottom: 0 } }}
      maxBarWidth={20}
      barProps={{ isAnimationActive: false, radius: 4, onClick: (_part, place) => onOpen(place) }}
    />
  )
}
