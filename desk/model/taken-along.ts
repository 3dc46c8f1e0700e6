/** The name of the restore point that “Save as one file” makes. */
export const TAKEN_ALONG = 'Taken along';
