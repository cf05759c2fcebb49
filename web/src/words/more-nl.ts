import more from '../../../content/text/nl/more.ftl?raw';

export default { more };
