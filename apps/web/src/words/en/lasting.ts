/** What may happen to what a browser saves, and what helps. */
export const lasting = {
  heading: 'Keep your matches',
  days: 'Safari deletes what a website saved if you use Safari for seven days without opening the site. An app on the home screen is not cleared: tap Share, then “Add to Home Screen” (on a Mac, “Add to Dock”). It starts empty, so first save everything as a file and import it there.',
  space:
    'This browser may delete what is saved here when it needs room. To prevent that, install tenbo from the browser’s menu (“Install” or “Add to Home screen”), or save everything as a file now and then.',
  understood: 'OK',
};
