import styles from './shore.module.css';

/** Two dories on their moorings. */
export function Dories() {
  return (
    <svg className={styles.dories} viewBox="0 0 320 90">
      <path fill="#1a1d47" opacity=".45" d="M24 50q60 10 116 0-8 18-56 18T24 50zM196 34q44 8 88 0-8 12-42 12t-46-12z" />
      <path fill="#2a2350" d="M14 30q62 16 134-2-8 18-18 24-48 6-96 0-14-8-20-22z" />
      <path fill="#e7a55a" d="M14 30q62 16 134-2l-2 5q-66 16-130 2z" />
      <path fill="#2a2350" d="M190 18q48 11 100-2-6 14-14 18-36 4-72 0-10-5-14-16z" />
      <path fill="#d0776f" d="M190 18q48 11 100-2l-2 4q-50 11-96 2z" />
      <path fill="none" stroke="#1a1d47" strokeWidth="1.5" d="M148 28l30 26M290 16l20 22" />
      <circle cx="179" cy="55" r="4" fill="#e2574c" />
      <circle cx="311" cy="39" r="3" fill="#e2574c" />
    </svg>
  );
}
