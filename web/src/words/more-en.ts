import more from '../../../content/text/en/more.ftl?raw';

export default { more };
