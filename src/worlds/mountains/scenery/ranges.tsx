import styles from './ranges.module.css';
import { far, farShadow, farthest, farthestShadow, great, greatShadow, gullies, ribs, strata } from './massif';

/** The high peaks in the last light: two distant ranges and the great peak. */
export function Ranges() {
  return (
    <svg className={styles.ranges} viewBox="-1800 -600 3000 600">
      <defs>
        <linearGradient id="m-farthest" x2="0" y2="1">
          <stop stopColor="#d9a3a4" />
          <stop offset="1" stopColor="#e0b0a6" />
        </linearGradient>
        <linearGradient id="m-far" x2="0" y2="1">
          <stop stopColor="#a9839f" />
          <stop offset="1" stopColor="#b99db3" />
        </linearGradient>
        <linearGradient id="m-snow" x1=".3" x2=".42" y2="1">
          <stop stopColor="#ffe2b8" />
          <stop offset=".26" stopColor="#ffb88d" />
          <stop offset=".5" stopColor="#e88d8d" />
          <stop offset=".74" stopColor="#9d7ba3" />
          <stop offset="1" stopColor="#8f93b8" />
        </linearGradient>
        <linearGradient id="m-north" x2="0" y2="1">
          <stop stopColor="#564a82" />
          <stop offset=".5" stopColor="#45508a" />
          <stop offset="1" stopColor="#7c8bb4" />
        </linearGradient>
        <linearGradient id="m-nightfall" x2="0" y2="1">
          <stop stopColor="#1b3468" stopOpacity=".3" />
          <stop offset=".4" stopColor="#18315f" stopOpacity=".86" />
          <stop offset="1" stopColor="#20406f" />
        </linearGradient>
        <path id="m-farthest-line" d={farthest()} />
        <path id="m-far-line" d={far()} />
        <path id="m-great-line" d={great()} />
        <clipPath id="m-farthest-clip">
          <use href="#m-farthest-line" />
        </clipPath>
        <clipPath id="m-far-clip">
          <use href="#m-far-line" />
        </clipPath>
        <clipPath id="m-great-clip">
          <use href="#m-great-line" />
        </clipPath>
      </defs>
      <use href="#m-farthest-line" fill="url(#m-farthest)" />
      <path fill="#8f7ca6" opacity=".55" clipPath="url(#m-farthest-clip)" d={farthestShadow()} />
      <use className={styles.nightfall} href="#m-farthest-line" fill="#34517f" opacity=".7" />
      <use href="#m-far-line" fill="url(#m-far)" />
      <path fill="#6a6a9c" opacity=".6" clipPath="url(#m-far-clip)" d={farShadow()} />
      <use className={styles.nightfall} href="#m-far-line" fill="#284573" />
      <g clipPath="url(#m-great-clip)">
        <use href="#m-great-line" fill="url(#m-snow)" />
        <path fill="#b5697f" opacity=".55" d={strata()} />
        <path fill="#7a5f95" opacity=".62" d={gullies()} />
        <path fill="url(#m-north)" d={greatShadow()} />
        <path fill="#8c86b8" opacity=".5" d={ribs()} />
      </g>
      <use className={styles.nightfall} href="#m-great-line" fill="url(#m-nightfall)" />
    </svg>
  );
}
