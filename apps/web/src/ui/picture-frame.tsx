import { type ReactNode, useRef } from 'react';
import styles from './picture.module.css';
import { useWidth } from './use-width.ts';
import hidden from './visually-hidden.module.css';

type PictureFrameProps = {
  /** Names the table; the picture itself is for the eyes. */
  title: string;
  height: number;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  draw: (width: number) => ReactNode;
};

/** A drawing as wide as its place, and its numbers as a table for screen readers. */
export function PictureFrame({ title, height, head, rows, draw }: PictureFrameProps) {
  const place = useRef<HTMLElement>(null);
  const width = useWidth(place, 360);
  return (
    <figure ref={place} className={styles.picture} style={{ height }}>
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.drawing}
      >
        {draw(width)}
      </svg>
      <div className={hidden.hidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
