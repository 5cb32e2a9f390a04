import { Link } from 'react-router-dom'
import { charts } from '#texts/list.ts'
import { currentLocale } from '../../texts/locale.ts'
import classes from './chart.module.css'
import { seriesColor, type ChartPart } from './chart-part.ts'

interface ChartTableProps {
  readonly header: string
  readonly parts: readonly ChartPart[]
  /** It names the colors of the drawing. */
  readonly isKey: boolean
}

/** A chart as a table, each value of which leads where it says. */
export function ChartTable({ header, parts, isKey }: ChartTableProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <table className="ui-small-table">
      <thead>
        <tr>
          <th scope="col">{header}</th>
          <th scope="col" data-numeric>
            {charts.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, place) => (
          <tr key={part.name}>
            <td>
              {isKey && <span className={classes.key} style={{ background: seriesColor(part, place) }} />}
              {part.to === undefined ? (
                <bdi>{part.name}</bdi>
              ) : (
                <Link className={classes.link} to={part.to}>
                  <bdi>{part.name}</bdi>
                </Link>
              )}
            </td>
            <td data-numeric>{part.count.toLocaleString(currentLocale())}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{charts.total}</th>
          <td data-numeric>{total.toLocaleString(currentLocale())}</td>
        </tr>
      </tfoot>
    </table>
  )
}
